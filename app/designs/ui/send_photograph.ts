import { measurePhotograph, photographFields } from '#app/designs/ui/photograph_fields'
import type { Design, DesignOptions, EngineKind } from '#app/designs/ui/types'
import { apiPath } from '#app/kit/calls/api_path'
import { CallFailure, type FailureSentences } from '#app/kit/calls/call_failure'
import { sendForm } from '#app/kit/calls/send_form'
import { socketHeader } from '#app/realtime/ui/realtime'

export const DESIGN_SENTENCES: FailureSentences = {
  404: 'This design was deleted.',
  413: 'This photo is too large. Choose one under 25 MB.',
}

export interface PhotographOrder {
  photograph: Blob
  options: DesignOptions
  /** null for whoever usually makes designs */
  engineKind: EngineKind | null
  /** idempotency key */
  key: string
  /** percent uploaded */
  onProgress: (percent: number) => void
}

export const GENERATION_FAILED = 'Failed to generate design'

const SENTENCES = { ...DESIGN_SENTENCES, 500: GENERATION_FAILED }

/** `POST /api/designs/generate`. @throws CallFailure */
export async function sendPhotograph(order: PhotographOrder) {
  const { photograph, options, engineKind, key, onProgress } = order
  const body = new FormData()
  const size = await measurePhotograph(photograph)
  const fields = photographFields(options, size, engineKind)
  for (const [name, value] of fields) body.append(name, value)
  body.append('image', photograph)
  const answer = await sendForm<{ generated_design: Design }>(apiPath('designs/generate'), body, {
    key,
    headers: socketHeader(),
    onProgress,
    failureOf: (status, said) => new CallFailure(status, said, SENTENCES),
  })
  return answer.generated_design
}
