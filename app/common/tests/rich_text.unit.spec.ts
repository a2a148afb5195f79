import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from '@japa/runner'
import { MAX_RICH_TEXT_DEPTH_NODES, readRichText } from '#app/common/rich_text/rich_text'
import { richTextFrom, richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import { RichTextView } from '#app/common/ui/rich_text_view'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

const WHOLE = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('The house')] },
  paragraph(text('Above '), text('the bay', { type: 'bold' }, link('https://example.com/a?b=c'))),
  {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(text('A jetty', { type: 'italic' }))] }],
  },
  { type: 'blockquote', content: [paragraph(text('Calm.'), { type: 'hardBreak' }, text('Cool.'))] }
)

function markupOf(value: unknown): string {
  const read = readRichText(value)
  if (!read) throw new Error('It was refused.')
  return renderToStaticMarkup(createElement(RichTextView, { text: read }))
}

test.group('Formatted text', () => {
  test('becomes the elements of its nodes and marks', ({ assert }) => {
    assert.equal(
      markupOf(WHOLE),
      '<div class="rich-text "><h3 dir="auto">The house</h3><p dir="auto">Above <strong>' +
        '<a href="https://example.com/a?b=c" rel="nofollow ugc noopener noreferrer">the bay</a></strong></p>' +
        '<ul><li dir="auto"><p dir="auto"><em>A jetty</em></p></li></ul><blockquote dir="auto"><p dir="auto">Calm.<br/>Cool.</p></blockquote></div>'
    )
  })

  test('shows where its links lead: "{words}" is "{shown}"')
    .with([
      { words: 'the bay', href: 'https://evil.example', shown: 'the bay' },
      { words: 'St.Moritz', href: 'https://evil.example', shown: 'St.Moritz' },
      { words: 'see paypal.com', href: 'https://evil.example', shown: 'see paypal.com' },
      {
        words: 'https://example.com/a',
        href: 'https://www.example.com/b',
        shown: 'https://example.com/a',
      },
      { words: 'www.münchen.de', href: 'https://münchen.de', shown: 'www.münchen.de' },
      { words: 'https://paypal.com', href: 'https://evil.example/x', shown: 'evil.example' },
      { words: ' PayPal.com/login ', href: 'https://evil.example', shown: 'evil.example' },
      {
        words: 'https://paypal.com@evil.example',
        href: 'https://evil.example',
        shown: 'evil.example',
      },
      { words: 'www.paypal.com', href: 'mailto:a@evil.example', shown: 'a@evil.example' },
      { words: 'https://раураl.com', href: 'https://раураl.com', shown: 'xn--l-7sba6dbr.com' },
    ])
    .run(({ assert }, { words, href, shown }) => {
      const read = readRichText(doc(paragraph(text(words, { type: 'bold' }, link(href)))))
      assert.equal(read && richTextWordsOf(read), shown.trim())
    })

  test('never becomes markup by what it says', ({ assert }) => {
    const markup = markupOf(doc(paragraph(text('<img src=x onerror=alert(1)>'))))
    assert.include(markup, '&lt;img')
    assert.notInclude(markup, '<img')
  })

  test('keeps none of the attributes that are not its own', ({ assert }) => {
    const foreign = {
      ...doc({
        ...paragraph(text('Hi', { ...link('mailto:ava@example.com'), on: 1 })),
        style: 'x',
      }),
      attrs: { onclick: 'x' },
    }
    assert.deepEqual(readRichText(foreign), {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Hi',
              marks: [{ type: 'link', attrs: { href: 'mailto:ava@example.com' } }],
            },
          ],
        },
      ],
    })
  })

  test('is refused with a link that is not to the web or an address', ({ assert }) => {
    const hrefs = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '/relative',
      '//example.com',
      '',
      null,
      7,
      `https://example.com/${'x'.repeat(2000)}`,
    ]
    for (const href of hrefs) {
      assert.isNull(readRichText(doc(paragraph(text('x', link(href))))), String(href))
    }
  })

  test('is refused with anything that it may not hold', ({ assert }) => {
    const item = { type: 'listItem', content: [paragraph(text('x'))] }
    const broken = [
      null,
      'text',
      7,
      [],
      {},
      { type: 'doc' },
      doc(),
      paragraph(text('x')),
      doc(null),
      doc(text('loose')),
      doc(item),
      doc({ type: 'image', attrs: { src: 'x' } }),
      doc({ type: 'codeBlock', content: [text('x')] }),
      doc({ type: 'heading', attrs: { level: 1 }, content: [] }),
      doc({ type: 'heading', content: [] }),
      doc({ type: 'bulletList', content: [] }),
      doc({ type: 'bulletList', content: [paragraph()] }),
      doc(paragraph(paragraph())),
      doc(paragraph({ type: 'text', text: '' })),
      doc(paragraph({ type: 'text', text: { toString: 'x' } })),
      doc(paragraph(text('x', { type: 'underline' }))),
      doc(paragraph({ type: 'text', text: 'x', marks: 'bold' })),
      { type: 'doc', content: { length: 1, 0: paragraph() } },
    ]
    for (const value of broken) assert.isNull(readRichText(value), JSON.stringify(value))
  })

  test('is refused when it is too deep or has too many nodes', ({ assert }) => {
    const nested = (depth: number): object =>
      depth ? { type: 'blockquote', content: [nested(depth - 1)] } : paragraph(text('x'))
    assert.isNotNull(readRichText(doc(nested(MAX_RICH_TEXT_DEPTH_NODES - 1))))
    assert.isNull(readRichText(doc(nested(MAX_RICH_TEXT_DEPTH_NODES))))
    assert.isNull(readRichText(doc(nested(5000))))
    assert.isNull(readRichText(doc(...Array.from({ length: 5000 }, () => paragraph()))))
  })

  test('says in plain words what it says', ({ assert }) => {
    assert.equal(
      richTextWordsOf(readRichText(WHOLE)!),
      'The house\n\nAbove the bay\n\nA jetty\n\nCalm.\nCool.'
    )
  })

  test('is made of plain words, which stay the same', ({ assert }) => {
    const words = 'Above the bay.\nNear the jetty.\n\nCalm.'
    const made = richTextFrom(words.replaceAll('\n', '\r\n'))!
    assert.deepEqual(readRichText(made), made)
    assert.equal(richTextWordsOf(made), words)
    assert.equal(
      renderToStaticMarkup(createElement(RichTextView, { text: made })),
      '<div class="rich-text "><p dir="auto">Above the bay.<br/>Near the jetty.</p><p dir="auto">Calm.</p></div>'
    )
    assert.isNull(richTextFrom(' \n\n '))
  })
})
