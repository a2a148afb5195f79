import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  EngineAbilities,
  EngineRun,
} from '../design_engine.js'
import { DesignFailure } from '../design_failure.js'
import { designThread } from '../thread/design_thread.js'
import { received } from '../thread/received.js'

/** The designer that needs no network and no key; it works in the designs' thread. */
export class BuiltinEngine implements DesignEngine {
  readonly name = 'vesta'

  readonly abilities: EngineAbilities = {
    options: ['roomType', 'designer', 'location', 'theme', 'colors', 'customPrompt'],
    mask: true,
    variations: 4,
    isDeterministic: true,
    isLocal: true,
  }

  constructor(private readonly thread = designThread) {}

  async run(order: DesignOrder, { signal, onProgress }: EngineRun): Promise<DesignResult> {
    const made = await this.thread.run('design', order, {
      signal,
      onProgress: (stage, share, preview) =>
        onProgress(stage, share, preview && Buffer.from(preview)),
    })
    if (!made) {
      throw new DesignFailure('No room can be seen in this picture. Please try another one.', false)
    }
    return { image: received(made.image), highRes: received(made.highRes), ...made.notes }
  }

  async close(): Promise<void> {
    await this.thread.close()
  }
}
