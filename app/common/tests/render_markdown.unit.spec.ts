import { test } from '@japa/runner'
import { splitFrontMatter } from '#app/common/markdown/front_matter'
import { renderMarkdown } from '#app/common/markdown/render_markdown'

test.group('Front matter', () => {
  test('is split from the text', ({ assert }) => {
    const { fields, text } = splitFrontMatter(
      '---\ntitle: One: two\nupdated: 2026-01-02\n---\n# Hi'
    )
    assert.deepEqual(fields, { title: 'One: two', updated: '2026-01-02' })
    assert.equal(text, '# Hi')
  })

  test('is read with the line ends of Windows', ({ assert }) => {
    assert.equal(splitFrontMatter('---\r\ntitle: A\r\n---\r\nText').fields.title, 'A')
  })

  test('must be there', ({ assert }) => {
    assert.throws(() => splitFrontMatter('# Hi'), 'The file does not begin with front matter')
  })
})

test.group('Markdown', () => {
  test('lists its chapters by the ids in the HTML, each once', ({ assert }) => {
    const { html, chapters } = renderMarkdown('# A\n\n## Über uns\n\n## Über uns\n\n### C')
    assert.deepEqual(chapters, [
      { id: 'uber-uns', title: 'Über uns' },
      { id: 'uber-uns-2', title: 'Über uns' },
    ])
    for (const { id } of chapters) assert.include(html, `<h2 id="${id}">`)
    assert.include(html, '<h3 id="c">')
  })

  test('lets no HTML and no script through', ({ assert }) => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](javascript:alert(2)) <img src=x onerror=y>'
    )
    assert.notMatch(html, /<script|<img|href="javascript|src="javascript/)
  })

  test('has references where they are wanted, and otherwise leaves them as written', ({
    assert,
  }) => {
    const text = 'It *is*[^2] so.[^10] Not `[^1]`, [^a] or [^].'
    assert.include(renderMarkdown(text).html, '</em>[^2] so.[^10] Not <code>[^1]</code>')
    const { html } = renderMarkdown(text, { renderReference: (number) => `<sup>${number}</sup>` })
    assert.equal(
      html,
      '<p>It <em>is</em><sup>2</sup> so.<sup>10</sup> Not <code>[^1]</code>, [^a] or [^].</p>\n'
    )
  })
})
