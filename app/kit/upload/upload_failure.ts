import { CallFailure, type FailureBody, type FailureOf } from '#app/kit/calls/call_failure'

/** Used when the server sends no message. */
const SENTENCES = {
  0: 'The connection was lost. Try again.',
  401: 'You’re signed out. Sign in in another tab, then try again.',
  413: 'This file is too large.',
  415: 'We can’t use this type of file.',
  419: 'This page has expired. Reload it and try again.',
  429: 'Too many uploads at once. Wait a minute and try again.',
  500: 'The upload failed. Try again.',
}

/** Retrying the same file can't help. */
const FINAL = new Set([413, 415, 422])

/** A failed upload; its message can be shown to people. */
export class UploadFailure extends CallFailure {
  override name = 'UploadFailure'

  constructor(status: number, body?: FailureBody | null) {
    super(status, body, SENTENCES)
  }

  get mayRetry(): boolean {
    return !FINAL.has(this.status)
  }
}

export const uploadFailureOf: FailureOf = (status, body) => new UploadFailure(status, body)
