import { MAX_STAGED_PHOTOS } from '#app/properties/listing_options'

/** Attempts per run before it fails. */
export const MAX_RUN_ATTEMPTS = 3

/** A worker silent for longer loses its design. */
export const DESIGN_LEASE_SECONDS = 20

export const DESIGN_HEARTBEAT_MS = 5_000

export const DESIGN_PAUSE_SECONDS = 5

/** Longest side of the photo sent to an engine. */
export const MAX_ENGINE_PX = 2048

export const MAX_WISH_CHARACTERS = 2_000

export const MAX_PROMPT_NAME_CHARACTERS = 80

/** Per restyle; all of them fit into a listing. */
export const MAX_RESTYLED_PHOTOS = MAX_STAGED_PHOTOS

/** "1 credit", "19 credits" */
export function creditsInWords(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`
}
