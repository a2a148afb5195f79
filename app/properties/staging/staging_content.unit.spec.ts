import { test } from '@japa/runner'
import { stagingContent } from '#app/properties/parts/component_content'
import { pairOf } from '#app/properties/staging/ui/staged_pair'
import { photograph } from '#app/properties/tests/editor_draft'

const PICTURE = { image: 1, original: 2, caption: 'Japandi', source: 'design-7' }

test.group('Virtually staged pictures', () => {
  test('are read with care', ({ assert }) => {
    assert.deepEqual(stagingContent({ pictures: [PICTURE] }).pictures, [PICTURE])
    const broken = [null, 'x', 7, {}, { image: 1 }, { image: '1', original: 2 }]
    assert.deepEqual(stagingContent({ pictures: broken }).pictures, [])
    for (const content of [undefined, {}, { pictures: 'x' }]) {
      assert.deepEqual(stagingContent(content).pictures, [])
    }
    const [bare] = stagingContent({ pictures: [{ image: 1, original: 2 }] }).pictures
    assert.deepEqual(bare, { image: 1, original: 2, caption: '', source: '' })
  })

  test('are never shown without their original', ({ assert }) => {
    const [after, before] = [photograph(1), photograph(2)]
    assert.deepEqual(pairOf(PICTURE, [before, after]), { after, before })
    assert.isNull(pairOf(PICTURE, [after]))
    assert.isNull(pairOf(PICTURE, [before]))
  })
})
