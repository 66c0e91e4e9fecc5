// Sizes of files as literals of rule files.

const byteUnits = [
  ["B", 1n], ["KB", 1000n], ["MB", 1000n ** 2n], ["GB", 1000n ** 3n], ["TB", 1000n ** 4n],
  ["KiB", 1024n], ["MiB", 1024n ** 2n], ["GiB", 1024n ** 3n], ["TiB", 1024n ** 4n],
];

/** The shortest exact literal: `5MB`, `1KiB`, `1500B`. */
export function sizeText(bytes) {
  if (bytes === 0n) return "0B";
  const literals = byteUnits.filter(([, factor]) => bytes % factor === 0n).map(([name, factor]) => bytes / factor + name);
  return literals.reduce((shortest, literal) => (literal.length < shortest.length ? literal : shortest));
}
