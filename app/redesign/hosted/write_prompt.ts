import type { DesignOptions } from '#app/redesign/design_options'
import { COLORS } from '#app/redesign/looks/colors'
import { combineLook } from '#app/redesign/looks/combine_look'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import type { LookChoice, Finish, Oklab } from '#app/redesign/looks/look'
import { oklabToHex } from '#app/redesign/looks/oklab'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'

export interface HostedPrompt {
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
): HostedPrompt {
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

function named(list: readonly LookChoice[], id: string | null): string | null {
  const option = list.find((one) => one.id === id)
  return option ? `${option.label}. ${option.description}` : null
}

function colors(ids: readonly string[]): string | null {
  const chosen = COLORS.filter(({ id }) => ids.includes(id))
  if (!chosen.length) return null
  return `Colors to build on: ${chosen.map(({ label, swatches }) => `${label} (${swatches[0]})`).join(', ')}.`
}

interface CleanWish {
  line: string
  /** whether words at the end were dropped */
  isShortened: boolean
}

/** Leaves room for the rules within 512 tokens. */
export const MAX_CLEAN_WISH_CHARACTERS = 500

/** Makes words safe between double quotes, shortened at a word; null if nothing is left. */
function cleanWish(words: string | null): CleanWish | null {
  const whole = (words ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/["\u201C-\u201F\u00AB\u00BB\u300C-\u300F`]/g, "'")
    .replace(/[<>{}[\]\\|#*_~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const line = shorten(whole)
  return line ? { line, isShortened: line !== whole } : null
}

function shorten(line: string): string {
  if (line.length <= MAX_CLEAN_WISH_CHARACTERS) return line
  const cut = line.slice(0, MAX_CLEAN_WISH_CHARACTERS + 1)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_CLEAN_WISH_CHARACTERS).trim()
}

const TEXTILES = 3

/**
 * The finishes of a look with their colors, for a model that sees one room at a time and has to
 * repeat them in the next.
 */
export function finishWords(options: DesignOptions, seed: number): string {
  const { look } = combineLook(options, seed)
  const parts = [
    finish('floor', look.floor),
    finish('walls', look.walls),
    finish('one wall', look.accentWall),
    look.ceiling && `ceiling ${oklabToHex(look.ceiling)}`,
    finish('rug', look.rug),
    `wood ${oklabToHex(look.wood)}`,
    `upholstery ${hexes(look.textiles.slice(0, TEXTILES))}`,
    `curtains ${oklabToHex(look.curtains)}`,
  ].filter((part) => part !== null)
  return `Finishes, the same in every room of this home, for what the room has of it: ${parts.join('; ')}.`
}

function finish(name: string, given: Finish<string> | null): string | null {
  return given && `${name} ${given.pattern} ${hexes(given.colors)}`
}

function hexes(shades: readonly Oklab[]): string {
  return shades.map(oklabToHex).join(' and ')
}

const RULES = [
  "Keep the room's structure: walls, ceiling, floor, columns, beams and stairs stay where they are, in their size.",
  'Keep every opening: the same number of windows, doors and passages, in the same place and size, with the same view through them.',
  'Keep the camera: the same viewpoint, lens, perspective, framing and proportions. Straight lines stay straight.',
  'Change finishes, furniture, textiles, lamps and decoration. Everything stands on the floor in a believable size and blocks no door.',
  'The result is one real photograph: true materials, light and shadow from the windows and lamps of this room. No drawing, rendering or collage.',
  'No people. No text, letters, logos or watermarks. No frame or border.',
] as const

/** The extra rule of a masked edit. */
const MASK_RULE = 'Change only what the mask leaves open; everything else stays as it is.'

/** What must not appear, for models with a negative prompt. */
export const NEGATIVE_WORDS = [
  'people',
  'faces',
  'text',
  'letters',
  'logo',
  'watermark',
  'frame',
  'border',
  'moved walls',
  'missing windows',
  'additional windows',
  'additional doors',
  'warped lines',
  'fisheye',
  'floating furniture',
  'blur',
  'cartoon',
  'illustration',
  '3d render',
  'collage',
] as const
