import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { listDesigns, designFilter } from '#app/designs/collection/list_designs'
import { loadPicturesOf } from '#app/designs/design_pictures'
import { createPublicDesign } from '#app/designs/tests/design_factory'
import type { DesignRow } from '#app/designs/design_row'
import DesignTransformer from '#app/designs/design_transformer'
import Design from '#app/designs/design'
import { variantsMade } from '#tests/support/variants_made'
import { sentStatements } from '#tests/support/sent_statements'
import { createUser } from '#tests/support/users'

test.group('Designs read in one statement', () => {
  test('are on the wire what their models are, to the byte', async ({ assert }) => {
    const owner = await createUser()
    const { id } = await createPublicDesign(owner, { roomType: 'kitchen' })
    await createPublicDesign(owner, { roomType: 'bedroom' })
    await variantsMade(owner)
    const model = await loadPicturesOf(await Design.findOrFail(id))
    await model.merge({ structureScore: 0.875, correctedAt: DateTime.utc() }).save()

    const filter = designFilter({ roomType: 'kitchen' })
    let listed: DesignRow | undefined
    const statements = await sentStatements(async () => {
      ;[listed] = await listDesigns(owner.id, filter, { page: 1, perPage: 10 })
    })
    assert.lengthOf(
      statements.filter((sql) => sql.includes('designs')),
      1
    )
    assert.equal(
      JSON.stringify(new DesignTransformer(listed!).toObject()),
      JSON.stringify(new DesignTransformer(model).toObject())
    )
  })
})
