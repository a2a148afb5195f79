/** Increment when the analysis changes: older results are ignored. */
const ANALYSIS_VERSION = 6

function nameOf(version: number): string {
  return `surfaces-${version}.png`
}

export const SURFACES_FILE = nameOf(ANALYSIS_VERSION)

/** Includes earlier versions, so that they are deleted with the image. */
export const SURFACES_FILES = Array.from({ length: ANALYSIS_VERSION }, (_, index) =>
  nameOf(index + 1)
)
