import { useEffect, useState } from 'react'
import type { OpenApiDocument } from '#app/developers/contract/openapi'

const DOCUMENT = '/api/openapi.json'

let asked: Promise<OpenApiDocument> | null = null

/** A failed request is not cached. */
function askForDocument(): Promise<OpenApiDocument> {
  asked ??= fetch(DOCUMENT)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

/** The OpenAPI document, fetched once and shared. */
export function useDocument() {
  const [document, setDocument] = useState<OpenApiDocument | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    askForDocument()
      .then(setDocument)
      .catch(() => setFailed(true))
  }, [attempt])

  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return { document, hasFailed, retry }
}
