/** What can move on a listing's page. The stylesheet is `ui/styles/motion.css`. */
export const ANIMATIONS = {
  entrance: { label: 'Entrance', hint: 'Each part rises as it comes into view.' },
  ken_burns: { label: 'Slow zoom', hint: 'The cover moves closer, as in a film.' },
  parallax: { label: 'Depth', hint: 'Photos drift a little while the page scrolls.' },
} as const

export const STRENGTHS = { off: 'Off', gentle: 'Gentle', lively: 'Lively' } as const

type AnimationName = keyof typeof ANIMATIONS
export type Strength = keyof typeof STRENGTHS
export type Animations = Record<AnimationName, Strength>

export const ANIMATION_NAMES = Object.keys(ANIMATIONS) as AnimationName[]
export const STRENGTH_NAMES = Object.keys(STRENGTHS) as Strength[]

type AnimationMap = Readonly<Record<string, unknown>>

/**
 * What moves, and how much. People's own tools may keep more in the map; it is left alone.
 * @param usual what moves until somebody chooses
 */
export function readAnimations(map: AnimationMap, usual: Partial<Animations> = {}): Animations {
  const strength = (name: AnimationName) =>
    STRENGTH_NAMES.find((known) => known === map[name]) ?? usual[name] ?? 'off'
  return {
    entrance: strength('entrance'),
    ken_burns: strength('ken_burns'),
    parallax: strength('parallax'),
  }
}

/** The animations of a map that have a strength which doesn't exist. */
export function unknownStrengths(map: AnimationMap): AnimationName[] {
  return ANIMATION_NAMES.filter(
    (name) => name in map && !STRENGTH_NAMES.some((known) => known === map[name])
  )
}
