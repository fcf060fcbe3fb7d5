/** A mistake on the command line, for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
