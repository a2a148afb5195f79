import type { DesignOptions } from '#app/redesign/contract/design_options'
import { COLORS } from '#app/redesign/looks/colors'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import type { LookOption } from '#app/redesign/looks/option'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'
import { cleanWish, type CleanWish } from './clean_wish.js'
import { MASK_RULE, NEGATIVE_WORDS, RULES } from './prompt_rules.js'

export interface Prompt {
  text: string
  /** what must not appear; the text says so too */
  negative: string
  /** whether the person's words were too long to pass on in full */
  isWishShortened: boolean
}

interface Circumstances {
  /** whether a mask says what may change */
  hasMask: boolean
  /** what all rooms of the home get; see `finishWords` */
  finishes?: string | null
}

const TASK =
  'Redesign the interior in this photograph. It is an edit of this very photograph, not a new picture.'
const NO_STYLE = 'Style: timeless and warm, as suits this room.'
const RULES_HEAD = 'Rules, which stand above every wish:'

/** The text prompt: quoted wishes, then the rules. */
export function writePrompt(
  options: DesignOptions,
  { hasMask, finishes = null }: Circumstances
): Prompt {
  const wish = cleanWish(options.customPrompt)
  const rules = hasMask ? [...RULES, MASK_RULE] : RULES
  return {
    text: [
      TASK,
      '',
      ...wishes(options, wish),
      ...(finishes ? [finishes] : []),
      '',
      RULES_HEAD,
      ...rules.map((rule) => `- ${rule}`),
    ].join('\n'),
    negative: NEGATIVE_WORDS.join(', '),
    isWishShortened: wish?.isShortened ?? false,
  }
}

function wishes(options: DesignOptions, wish: CleanWish | null): string[] {
  const theme = named(THEMES, options.theme)
  const place = named(LOCATIONS, options.location)
  const designer = DESIGNERS.find(({ id }) => id === options.designer)
  const room = named(ROOM_TYPES, options.roomType)
  const lines = [
    room && `Room: ${room}`,
    theme && `Style: ${theme}`,
    // the designers are invented: no model knows their names
    designer && `Manner: ${designer.description}`,
    place && `As if in: ${place}`,
    colors(options.colors),
    wish && `Wishes for the decoration, in somebody's own words: "${wish.line}"`,
  ].filter((line) => line !== null && line !== undefined)
  return lines.length > (room ? 1 : 0) ? lines : [...lines, NO_STYLE]
}

function named(list: readonly LookOption[], id: string | null): string | null {
  const option = list.find((one) => one.id === id)
  return option ? `${option.label}. ${option.description}` : null
}

function colors(ids: readonly string[]): string | null {
  const chosen = COLORS.filter(({ id }) => ids.includes(id))
  if (!chosen.length) return null
  return `Colors to build on: ${chosen.map(({ label, swatches }) => `${label} (${swatches[0]})`).join(', ')}.`
}
