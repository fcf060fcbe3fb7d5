import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import * as regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importConfigs } from './eslint.import-rules.js';

const language = {
  name: 'language',
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  languageOptions: {
    parserOptions: {
      projectService: true,
      tsconfigRootDir: import.meta.dirname,
      extraFileExtensions: ['.astro'],
    },
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-param-reassign': 'error',
    'default-case-last': 'error',
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { requireDefaultForNonUnion: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // Columns of problems count code points, which is what spreading a string gives.
    '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
    '@typescript-eslint/max-params': ['error', { max: 3 }],
    'max-lines': ['error', 250],
    'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
  },
};

const regularExpressions = {
  name: 'regular-expressions',
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
  },
};

// A wide table or a long line scrolls in a region of its own, which a keyboard must be able to reach.
const scrollableRegions = ['error', { roles: ['region', 'tabpanel'], tags: [], allowExpressionValues: true }];

const components = {
  name: 'components',
  files: ['**/*.tsx'],
  extends: [jsxA11y.configs.recommended],
  rules: { 'jsx-a11y-x/no-noninteractive-tabindex': scrollableRegions },
};

/** Types of imported .astro files and of slots are not known to the linter; `astro check` checks both. */
const astroFiles = {
  name: 'astro-files',
  files: ['**/*.astro'],
  languageOptions: { parserOptions: { projectService: false, project: true } },
  rules: {
    'no-undef': 'off',
    'astro/jsx-a11y/no-noninteractive-tabindex': scrollableRegions,
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
};

/** Plain JavaScript, and scripts inside .astro files, which belong to no TypeScript project. */
const untyped = {
  name: 'untyped',
  files: ['**/*.js', '**/*.mjs', '**/*.astro/*.ts', '**/*.astro/*.js'],
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: {
    parserOptions: { projectService: false },
    globals: { process: 'readonly', URL: 'readonly' },
  },
};

const tests = {
  name: 'tests',
  files: ['tests/**'],
  rules: { 'max-lines': ['error', 400], 'max-lines-per-function': 'off' },
};

export default defineConfig([
  globalIgnores([
    'dist/',
    'dist-test/',
    '.astro/',
    'content/',
    'tests/documents/',
    'tests/golden/',
    'test-results/',
  ]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  regexp.configs['flat/recommended'],
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  language,
  regularExpressions,
  components,
  astroFiles,
  untyped,
  tests,
  ...importConfigs,
]);
