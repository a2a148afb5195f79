import type { Assert } from '@japa/assert'
import type { Data } from '#data'
import sharp from 'sharp'
import { eventually } from '#tests/support/eventually'
import type { Visitor } from '#tests/support/visitor'

type WireDesign = Data.Designs.Design

/** A design may pause for up to a minute after its worker was killed. */
export const MAX_STANDSTILL_MS = 180_000

/** Whether other designs progress costs more to ask than whether one does. */
const ALL_EVERY_MS = 10_000

export const SERVICE_TIMEOUT_MS = 120_000

const progressOf = ({ status, current_step: step, progress }: WireDesign) =>
  `${status} ${step} ${progress}`

const isOver = ({ status }: WireDesign) => status === 'completed' || status === 'failed'

export class DesignCustomer {
  constructor(readonly visitor: Visitor) {}

  /** @returns the order; of random noise if no photo is given */
  async order(given?: Buffer): Promise<WireDesign> {
    const photograph = given ?? (await noise())
    const image = `data:image/jpeg;base64,${photograph.toString('base64')}`
    const answer = await this.visitor.post('/api/designs/generate', { image })
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()).generated_design
  }

  async show({ id }: { id: number }): Promise<WireDesign> {
    return (await (await this.visitor.get(`/api/designs/${id}`)).json()).design
  }

  async cancel({ id }: { id: number }): Promise<void> {
    const answer = await this.visitor.send('DELETE', `/api/designs/${id}`)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }

  ended(design: { id: number }): Promise<WireDesign> {
    return this.#until(design, isOver, 'the end')
  }

  reached(design: { id: number }, step: number): Promise<WireDesign> {
    const isThere = (now: WireDesign) => now.current_step >= step || isOver(now)
    return this.#until(design, isThere, `step ${step}`)
  }

  /** Waits as long as any design progresses: they run one at a time. */
  #until(
    design: { id: number },
    isSo: (now: WireDesign) => boolean,
    what: string
  ): Promise<WireDesign> {
    let own = ''
    let all = ''
    let askedAt = Date.now()
    return eventually(
      async () => {
        const now = await this.show(design)
        if (isSo(now)) return now
        own = progressOf(now)
        if (Date.now() - askedAt < ALL_EVERY_MS) return null
        all = await this.#progressOfAll()
        askedAt = Date.now()
        return null
      },
      {
        within: MAX_STANDSTILL_MS,
        progress: () => `${own}, ${all}`,
        what: () => `${what} of design ${design.id} while nothing moved`,
      }
    )
  }

  async #progressOfAll(): Promise<string> {
    const answer = await this.visitor.get('/api/designs?per_page=50')
    const { designs } = (await answer.json()) as { designs: { data: WireDesign[] } }
    return designs.data.map(progressOf).join()
  }

  async credits(): Promise<number> {
    return (await (await this.visitor.get('/api/user/credits/image')).json()).credits
  }

  async seesWhole(design: WireDesign, assert: Assert): Promise<void> {
    for (const picture of [design.image, design.high_res_image, design.original_image]) {
      const answer = await this.visitor.get(picture!.url)
      const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.equal(width, picture!.width)
    }
  }
}

/**
 * Settings for designs drawn by a local service. Neither photos nor results are judged, which takes
 * most of the time of a design and has tests of its own.
 */
export function designSettings(service: { url: string }, credits: number): Record<string, string> {
  return {
    WELCOME_CREDITS: String(credits),
    DESIGN_ENGINE: 'openai-compatible',
    DESIGN_BASE_URL: `${service.url}/v1`,
    DESIGN_MODEL: 'room',
    DESIGN_TIMEOUT: String(SERVICE_TIMEOUT_MS / 1000),
    DESIGN_CONTENT_THRESHOLD: '1',
    DESIGN_STRUCTURE_FLOOR: '0',
  }
}

function noise(): Promise<Buffer> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({
    create: { width: 512, height: 384, channels: 3, background: '#888', noise: grain },
  })
    .jpeg()
    .toBuffer()
}
