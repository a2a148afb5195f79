import { StartError } from '#app/kernel/boot/start_error'
import type { EngineKind } from '#app/redesign/engine_kind'
import { MODEL_PROVIDERS, type HostedEngineId } from '#app/redesign/hosted/providers'

export interface Hosting {
  engine: HostedEngineId
  key: string | undefined
  model: string
  baseUrl: string
  /** maximum seconds per design */
  timeout: number
}

export interface GivenHosting {
  engine: 'builtin' | HostedEngineId
  key: string | undefined
  model: string | undefined
  baseUrl: string | undefined
  timeout: number
}

/** Undici, Node's HTTP client, waits no longer than this for a response. */
const MAX_SECONDS = 300

/** Settings with defaults; null for the built-in engine. @throws StartError if inconsistent */
export function hostingOf(given: GivenHosting): Hosting | null {
  const { engine, key, timeout } = given
  if (engine === 'builtin') return refuseStray(given)
  const provider = MODEL_PROVIDERS[engine]
  const model = given.model ?? provider.model
  const baseUrl = given.baseUrl ?? provider.baseUrl
  if (provider.needsKey && !key)
    throw new StartError(`DESIGN_ENGINE=${engine} needs DESIGN_API_KEY.`)
  if (!baseUrl) throw new StartError(`DESIGN_ENGINE=${engine} needs DESIGN_BASE_URL.`)
  if (!model) throw new StartError(`DESIGN_ENGINE=${engine} needs DESIGN_MODEL.`)
  if (!provider.models.test(model)) {
    throw new StartError(
      `DESIGN_MODEL=${model} is no model of ${provider.label}; one is ${provider.model}.`
    )
  }
  if (!(timeout >= 5 && timeout <= MAX_SECONDS)) {
    throw new StartError(`DESIGN_TIMEOUT is in seconds, from 5 to ${MAX_SECONDS}.`)
  }
  return { engine, key, model, baseUrl, timeout }
}

function refuseStray({ key, model, baseUrl }: GivenHosting): null {
  if (!key && !model && !baseUrl) return null
  throw new StartError(
    'DESIGN_API_KEY, DESIGN_MODEL and DESIGN_BASE_URL are for a hosted engine: name it with DESIGN_ENGINE, or leave them out.'
  )
}

const MAX_CREDITS = 1000

/** @throws StartError unless it is a whole number of credits */
export function creditsOf(name: string, given: number): number {
  if (Number.isInteger(given) && given >= 0 && given <= MAX_CREDITS) return given
  throw new StartError(`${name} is a whole number of credits, from 0 to ${MAX_CREDITS}.`)
}

interface GivenPrices {
  isHosted: boolean
  price: number
  /** of the built-in engine next to a hosted one */
  draftPrice: number | undefined
}

/** Image credits per design, by who makes it. @throws StartError */
export function pricesOf({ isHosted, price, draftPrice }: GivenPrices): Record<EngineKind, number> {
  if (draftPrice !== undefined && !isHosted) {
    throw new StartError(
      'DESIGN_DRAFT_PRICE is for the built-in engine next to a hosted one: name that with DESIGN_ENGINE, or set DESIGN_PRICE.'
    )
  }
  return {
    builtin: creditsOf('DESIGN_DRAFT_PRICE', draftPrice ?? price),
    hosted: creditsOf('DESIGN_PRICE', price),
  }
}

/** @throws StartError unless it is between 0 and 1 */
export function shareOf(name: string, given: number): number {
  if (given >= 0 && given <= 1) return given
  throw new StartError(`${name} is a number from 0 to 1.`)
}
