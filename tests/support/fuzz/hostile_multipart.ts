import fc from 'fast-check'

const LINE = '\r\n'

const NASTY_PARTS = [
  'Content-Disposition: form-data; name="f"; filename=""',
  'Content-Disposition: form-data; name="f"; filename=""\r\n\r\n',
  'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff',
  'Content-Disposition: form-data; name="file"; filename="../../../etc/cron.d/x"\r\n\r\nx',
  'Content-Disposition: form-data; name="file"; filename="a\0.jpg"\r\nContent-Type: text/html\r\n\r\nx',
  'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%00\r\n\r\nx',
  'Content-Disposition: form-data; name="__proto__[isAdmin]"\r\n\r\n1',
  'Content-Disposition: form-data; name="a[b][c][d][e][f][g]"\r\n\r\n1',
  'Content-Disposition: form-data\r\n\r\nno name',
  'Content-Disposition: form-data; name=\r\n\r\nx',
  'Content-Type: text/plain\r\n\r\nno disposition',
  'Content-Disposition: form-data; name="f"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
  'Content-Disposition: form-data; name="image"; filename="a.svg"\r\n\r\n<svg onload="alert(1)"/>',
  'no header at all',
  ': \r\n\r\n',
  '',
]

const hostilePart = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...NASTY_PARTS) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('file', 'image', 'for', 'name'), fc.integer({ max: 200_000, min: 0 }))
      .map(([name, size]) => filePart(name, 'y'.repeat(size))),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 100, max: 70_000 }).map((size) => {
      return `X-Long: ${'h'.repeat(size)}${LINE}${LINE}x`
    }),
  }
)

const boundaryLines = [
  'multipart/form-data; boundary=XX',
  'multipart/form-data; boundary=XX',
  'multipart/form-data; boundary="XX"; charset=utf-7',
  'multipart/form-data; boundary=other',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/mixed; boundary=XX',
]

export interface TypedBody {
  contentType: string
  body: Buffer
}

export const hostileMultipart: fc.Arbitrary<TypedBody> = fc
  .record({
    contentType: fc.constantFrom(...boundaryLines),
    parts: fc.oneof(
      { weight: 12, arbitrary: fc.array(hostilePart, { maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 100, max: 3_000 }).map((count) => {
          return Array.from({ length: count }, (_, i) => fieldPart(`n${i}`, 'v'))
        }),
      }
    ),
    cut: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    isClosed: fc.boolean(),
  })
  .map(({ contentType, parts, cut, isClosed }) => {
    const text = parts.map((part) => `--XX${LINE}${part}${LINE}`).join('')
    const whole = Buffer.from(isClosed ? `${text}--XX--${LINE}` : text, 'latin1')
    return { contentType, body: whole.subarray(0, Math.ceil(whole.length * cut)) }
  })

function fieldPart(name: string, value: string): string {
  return `Content-Disposition: form-data; name="${name}"${LINE}${LINE}${value}`
}

function filePart(name: string, content: string): string {
  return (
    `Content-Disposition: form-data; name="${name}"; filename="a.jpg"${LINE}` +
    `Content-Type: image/jpeg${LINE}${LINE}${content}`
  )
}
