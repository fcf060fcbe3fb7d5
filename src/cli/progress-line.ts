import type { WriteStream } from 'node:tty';

/** Fewer are done before anybody could read how far it is. */
const FEWEST_TOLD = 50;
const STEP = 25;

/** Tells on one line of a terminal how many files are read, and clears it at the end; silent elsewhere. */
export function progressLine(
  terminal: Pick<WriteStream, 'isTTY' | 'write'>,
): (done: number, all: number) => void {
  return (done, all) => {
    if (!terminal.isTTY || all < FEWEST_TOLD) return;
    if (done === all) terminal.write('\r\u001B[2K');
    else if (done % STEP === 0) terminal.write(`\rRead ${String(done)} of ${String(all)} files …`);
  };
}
