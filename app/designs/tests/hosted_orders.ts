import type { DesignOrder, DesignStage } from '#app/redesign/design_engine'
import type { Hosting } from '#app/redesign/design_settings'
import { MODEL_PROVIDERS, type HostedEngineId } from '#app/redesign/hosted/providers'
import { gradient } from '#app/redesign/hosted/gradient_factory'
import { eventually } from '#tests/support/eventually'
import type { ImageProvider } from '#tests/support/image_provider/image_provider'
import type { LiveUser } from '#tests/support/live_user'

export const KEY = 'sk-secret-1234567890'

const PATHS: Record<HostedEngineId, string> = {
  'openai': '/v1',
  'google': '/v1beta',
  'openai-compatible': '/v1',
  'fal': '',
  'replicate': '/v1',
}

export function hostingAt(
  { url }: ImageProvider,
  engine: HostedEngineId,
  more: Partial<Hosting> = {}
): Hosting {
  const model = MODEL_PROVIDERS[engine].model ?? 'flux-kontext'
  return { engine, key: KEY, model, baseUrl: `${url}${PATHS[engine]}`, timeout: 20, ...more }
}

export async function orderOf(more: Partial<DesignOrder> = {}): Promise<DesignOrder> {
  return {
    image: await gradient({ width: 640, height: 480 }),
    options: {
      roomType: 'living-room',
      designer: null,
      location: null,
      theme: 'japandi',
      colors: [],
      customPrompt: 'a walnut sideboard',
    },
    seed: 4_294_967_295,
    corrections: null,
    sharesLook: false,
    ...more,
  }
}

export function watchedRun(signal: AbortSignal = new AbortController().signal) {
  const progress: { stage: DesignStage; share: number; preview: Buffer | undefined }[] = []
  return {
    signal,
    progress,
    onProgress: (stage: DesignStage, share: number, preview?: Buffer) =>
      void progress.push({ stage, share, preview }),
  }
}

type Fields = Record<string, unknown>

export async function heard(live: LiveUser, event: string, fields: Fields): Promise<Fields> {
  const found = await eventually(
    () =>
      live
        .all(event)
        .find(({ data }) => Object.entries(fields).every(([key, value]) => data[key] === value)),
    { what: () => `${event} with ${JSON.stringify(fields)}; ${JSON.stringify(live.all(event))}` }
  )
  return found.data
}
