import { measurePhotograph, photographFields } from '#app/designs/ui/photograph_fields'
import type { Design, DesignOptions } from '#app/designs/ui/types'
import { CallFailure, type FailureSentences } from '#app/kit/calls/call_failure'
import { cookieValue } from '#app/kit/upload/upload_request'
import { socketHeader } from '#app/realtime/ui/realtime'

export const DESIGN_SENTENCES: FailureSentences = {
  0: "We can't reach vesta. Check your connection and try again.",
  404: 'This design was deleted.',
  413: 'This photo is too large. Choose one under 25 MB.',
}

export interface PhotographOrder {
  photograph: Blob
  options: DesignOptions
  /** idempotency key */
  key: string
  /** percent uploaded */
  onProgress: (percent: number) => void
}

export const GENERATION_FAILED = 'Failed to generate design'

const SENTENCES = { ...DESIGN_SENTENCES, 500: GENERATION_FAILED }

/**
 * `POST /api/designs/generate`. Uses `XMLHttpRequest`, because `fetch` doesn't report upload
 * progress.
 * @throws CallFailure
 */
export async function sendPhotograph({ photograph, options, key, onProgress }: PhotographOrder) {
  const fields = photographFields(options, await measurePhotograph(photograph))
  return new Promise<Design>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/designs/generate')
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers(key))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
    }
    request.onload = () => {
      const { status, response } = request
      if (status === 202 && response?.generated_design) resolve(response.generated_design)
      else reject(new CallFailure(status, response, SENTENCES))
    }
    request.onerror = () => reject(new CallFailure(0, null, SENTENCES))

    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    body.append('image', photograph)
    request.send(body)
  })
}

function headers(key: string): Record<string, string> {
  return {
    'Accept': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '',
    'Idempotency-Key': key,
    ...socketHeader(),
  }
}
