import { test } from '@japa/runner'
import { designFrom, designerAddressOf, photoIn } from '#app/designs/designer/ui/designer_address'

const ORIGIN = 'https://vesta.example'

test.group('Address of the designer', () => {
  test('keeps design and listing, and ignores what makes no sense', ({ assert }) => {
    const at = { tab: 'designer', designId: 7, listing: 'casa-livia-k3v9qd' } as const
    assert.equal(designerAddressOf(at), '/designer?design=7&listing=casa-livia-k3v9qd')
    assert.deepEqual(designFrom(designerAddressOf(at)), at)
    assert.equal(designerAddressOf({ tab: 'prompts', designId: 7 }), '/designer?tab=prompts')
    assert.equal(designerAddressOf({}), '/designer')
    assert.deepEqual(designFrom('/designer?tab=x&design=-1'), {
      tab: 'designer',
      designId: null,
      listing: null,
    })
  })

  test('begins with a photo of this site only', ({ assert }) => {
    const photo = (given: string) =>
      photoIn(`/designer?${new URLSearchParams({ photo: given })}`, ORIGIN)?.href ?? null
    assert.equal(photo('/media/a.jpg'), `${ORIGIN}/media/a.jpg`)
    for (const given of ['https://other.example/a.jpg', '//other.example/a.jpg', 'data:,x', '']) {
      assert.isNull(photo(given), given)
    }
    assert.isNull(photoIn('/designer', ORIGIN))
  })
})
