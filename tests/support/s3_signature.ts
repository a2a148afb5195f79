import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DateTime } from 'luxon'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** AWS Signature Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"). */
export function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret }: { keyId: string; secret: string }
): boolean {
  if (request.headers.authorization === undefined) return isPresigned(request, { keyId, secret })
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '')
  if (!match || match[1] !== keyId) return false
  const [, , day, region, signedHeaders, signature] = match
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false

  const time = String(request.headers['x-amz-date'])
  return signatureOf(request, { day, region, signedHeaders, payload, time, secret }) === signature
}

/** An address that a browser may follow for a while. */
function isPresigned(
  request: IncomingMessage,
  { keyId, secret }: { keyId: string; secret: string }
): boolean {
  const query = new URL(request.url!, 'http://s3').searchParams
  const [id, day, region] = (query.get('X-Amz-Credential') ?? '').split('/')
  if (id !== keyId || !day || !region) return false
  const begun = DateTime.fromISO(query.get('X-Amz-Date') ?? '').toMillis()
  if (!(begun + Number(query.get('X-Amz-Expires')) * 1000 > Date.now())) return false
  const signed = {
    day,
    region,
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
    time: query.get('X-Amz-Date') ?? '',
    secret,
  }
  return signatureOf(request, signed) === query.get('X-Amz-Signature')
}

interface Signed {
  day: string
  region: string
  signedHeaders: string
  payload: string
  time: string
  secret: string
}

function signatureOf(
  request: IncomingMessage,
  { day, region, signedHeaders, payload, time, secret }: Signed
): string {
  const url = new URL(request.url!, 'http://s3')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)]
  const key = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secret}`))
  return hmac(key, text.join('\n')).toString('hex')
}
