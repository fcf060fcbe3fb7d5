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

const astroFiles = {
  name: 'astro-files',
  files: ['**/*.astro'],
  rules: {
    'no-undef': 'off',
    'astro/jsx-a11y/no-noninteractive-tabindex': scrollableRegions,
  },
};

/**
 * Plain JavaScript and scripts inside .astro files belong to no TypeScript project. The .astro files themselves
 * would take a third of the time for little: `astro check` checks their types, and logic goes into .ts files.
 */
const untyped = {
  name: 'untyped',
  files: ['**/*.js', '**/*.mjs', '**/*.astro', '**/*.astro/*.ts', '**/*.astro/*.js'],
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: {
    parserOptions: { projectService: false },
    globals: { process: 'readonly', URL: 'readonly' },
  },
};

const tests = {
  name: 'tests',
  files: ['tests/**'],
  rules: {
    'max-lines': ['error', 400],
    'max-lines-per-function': 'off',
    // A row of a table has as many columns as it needs, and `expect.any` is typed as any.
    '@typescript-eslint/max-params': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
  },
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
