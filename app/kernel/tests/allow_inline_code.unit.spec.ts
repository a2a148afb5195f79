import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { allowInlineCode } from '#app/kernel/page_cache/allow_inline_code'

const POLICY = "default-src 'self';script-src 'self' 'nonce-N1';style-src 'self' 'nonce-N1'"

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test.group('Inline code of a cached page', () => {
  test('is allowed by its hash where it had the nonce, and nothing else is', ({ assert }) => {
    const page = allowInlineCode(
      '<script nonce="N1">\r\nfirst()</script><script type="module" nonce="N1" src="/a.js"></script>' +
        '<style nonce="N1">p{}</style><script>foreign()</script>',
      POLICY,
      'N1'
    )
    assert.deepEqual(page, {
      html:
        '<script>\r\nfirst()</script><script type="module" src="/a.js"></script>' +
        '<style>p{}</style><script>foreign()</script>',
      policy: `default-src 'self';script-src 'self' ${hash('\nfirst()')};style-src 'self' ${hash('p{}')}`,
    })
  })

  test('keeps a page from the cache whose nonce stands anywhere else', ({ assert }) => {
    assert.isNull(allowInlineCode('<p>N1</p>', POLICY, 'N1'))
  })
})
