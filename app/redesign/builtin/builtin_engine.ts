import {
  DesignFailure,
  type DesignEngine,
  type DesignOrder,
  type DesignResult,
  type EngineAbilities,
  type EngineRun,
} from '#app/redesign/design_engine'
import { designThread, received } from '#app/redesign/builtin/design_thread'

export class BuiltinEngine implements DesignEngine {
  readonly name = 'vesta'
  readonly maker = 'this server'

  readonly abilities: EngineAbilities = {
    options: ['roomType', 'designer', 'location', 'theme', 'colors', 'customPrompt'],
    mask: true,
    variations: 4,
    isDeterministic: true,
    isLocal: true,
  }

  constructor(private readonly thread = designThread) {}

  async warm(): Promise<void> {
    await this.thread.run('load', null)
  }

  async run(order: DesignOrder, { signal, onProgress }: EngineRun): Promise<DesignResult> {
    const made = await this.thread.run('design', order, {
      signal,
      onProgress: (stage, share, preview) =>
        onProgress(stage, share, preview && Buffer.from(preview)),
    })
    if (!made) {
      throw new DesignFailure('We couldn’t find a room in this photo. Try another one.', false)
    }
    const { image, highRes, structureScore, notes } = made
    return { image: received(image), highRes: received(highRes), structureScore, ...notes }
  }

  async close(): Promise<void> {
    await this.thread.close()
  }
}
