import type { Assert } from '@japa/assert'
import type { Data } from '#data'
import sharp from 'sharp'
import { eventually } from '#tests/support/eventually'
import type { Visitor } from '#tests/support/visitor'

type WireDesign = Data.Designs.Design

/** Somebody who orders designs from the built product. */
export class DesignCustomer {
  constructor(readonly visitor: Visitor) {}

  /** @returns the design as it was taken; of noise, no two alike, where no photograph is given */
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

  /** The design, once it is completed or failed. */
  ended(design: { id: number }): Promise<WireDesign> {
    return eventually(
      async () => {
        const now = await this.show(design)
        return ['completed', 'failed'].includes(now.status) ? now : null
      },
      { within: 180_000, what: () => `the end of design ${design.id}` }
    )
  }

  async credits(): Promise<number> {
    return (await (await this.visitor.get('/api/user/credits/image')).json()).credits
  }

  /** Whether each picture of a completed design is there as it says. */
  async seesWhole(design: WireDesign, assert: Assert): Promise<void> {
    for (const picture of [design.image, design.high_res_image, design.original_image]) {
      const answer = await this.visitor.get(picture!.url)
      const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.equal(width, picture!.width)
    }
  }
}

/** Settings that have designs drawn by a service on this machine, and paid from welcome credits. */
export function designSettings(service: { url: string }, credits: number): Record<string, string> {
  return {
    WELCOME_CREDITS: String(credits),
    DESIGN_ENGINE: 'openai-compatible',
    DESIGN_BASE_URL: `${service.url}/v1`,
    DESIGN_MODEL: 'room',
    DESIGN_TIMEOUT: '120',
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
