/**
 * How glibc hands out memory to the server (mallopt(3)): pictures and networks
 * take large pieces and give them back; with these bounds the system gets them
 * at once, where it otherwise keeps them in an arena for each thread. Two
 * fifths less at a design's peak, which takes some hundredths longer. Other
 * systems do not look at them.
 */
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * The environment with them; what is set there already stays.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withMemorySettings(env) {
  return { ...settings, ...env }
}
