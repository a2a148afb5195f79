/**
 * One more whenever the analysis of rooms answers differently: what was kept
 * of an earlier one is not read any more.
 */
const ANALYSIS_VERSION = 3

function nameOf(version: number): string {
  return `surfaces-${version}.png`
}

/** Under which name the surfaces of a photograph lie beside it. */
export const SURFACES_FILE = nameOf(ANALYSIS_VERSION)

/** Under which names they may lie there, of earlier versions too. */
export const SURFACES_FILES = Array.from({ length: ANALYSIS_VERSION }, (_, index) =>
  nameOf(index + 1)
)
