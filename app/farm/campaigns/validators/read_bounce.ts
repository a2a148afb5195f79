interface Bounce {
  emails: string[]
  reason: string
}

const MAX_ADDRESSES = 50

/** What ends sending to an address: a permanent bounce or a complaint. Null for anything else. */
export function readBounce(body: Record<string, unknown>): Bounce | null {
  const data = objectOf(body.data)
  const bounce = objectOf(data.bounce)
  const isHard = body.type === 'email.bounced' && bounce.type !== 'Transient'
  if (!isHard && body.type !== 'email.complained') return null
  const emails = [data.to].flat().filter((one) => typeof one === 'string')
  const said = typeof bounce.message === 'string' ? bounce.message : 'The address doesn’t work.'
  return {
    emails: emails.slice(0, MAX_ADDRESSES),
    reason: isHard ? said.slice(0, 300) : 'Reported as spam.',
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
