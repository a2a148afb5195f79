import { randomInt } from 'node:crypto'
import type { DesignOptions } from '#app/redesign/design_options'
import { lookThemeFor } from './combine_look.js'
import { THEMES } from './themes.js'

/** A multiple of the length of every list that a seed picks from. */
const PERIOD = 2520
const MAX_SEED = 2 ** 31 - 1

/**
 * Options for all rooms of a home: names the theme that a room would otherwise choose by itself, so
 * that every room gets the same one.
 */
export function settleTheme(options: DesignOptions, seed: number): DesignOptions {
  const isKnown = THEMES.some(({ id }) => id === options.theme)
  if (isKnown) return options
  return { ...options, theme: lookThemeFor({ ...options, roomType: null }, seed).id }
}

/** Another seed that picks the same palette and finishes. */
export function anotherSeedOfLook(seed: number): number {
  return (seed % PERIOD) + PERIOD * randomInt(Math.floor(MAX_SEED / PERIOD))
}
