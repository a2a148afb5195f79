import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { listGalleryDesigns } from '#app/designs/gallery/list_public_designs'
import { listPublicLooks } from '#app/designs/gallery/list_public_looks'
import { createUser } from '#tests/support/users'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'

async function idsOf(client: ApiClient, query: string): Promise<number[]> {
  const answer = await client.get(`/api/designs/public?${query}`)
  answer.assertStatus(200)
  return answer.body().designs.map(({ id }: { id: number }) => id)
}

test.group('Browsing public designs', () => {
  test('finds them by room, theme, designer, color and author', async ({ client, assert }) => {
    const ava = await createUser()
    const by = `by=${ava.handle}`
    const kitchen = await createPublicDesign(ava, { roomType: 'kitchen', theme: 'japandi' })
    const bath = await createPublicDesign(ava, {
      roomType: 'bathroom',
      designer: 'ines-valmor',
      colors: ['sage', 'linen'],
    })
    await createDesign(ava, { roomType: 'kitchen' })

    assert.deepEqual(await idsOf(client, by), [bath.id, kitchen.id])
    assert.deepEqual(await idsOf(client, `${by}&room=kitchen`), [kitchen.id])
    assert.deepEqual(await idsOf(client, `${by}&theme=japandi`), [kitchen.id])
    assert.deepEqual(await idsOf(client, `${by}&theme=japandi&room=bathroom`), [])
    assert.deepEqual(await idsOf(client, `${by}&designer=ines-valmor`), [bath.id])
    assert.deepEqual(await idsOf(client, `${by}&color=linen`), [bath.id])
    assert.deepEqual(await idsOf(client, `${by}&color=${encodeURIComponent(`'";`)}`), [
      bath.id,
      kitchen.id,
    ])
    assert.deepEqual(await idsOf(client, 'by=nobody.at.all'), [])
  })

  test('finds those that one likes, and none for a guest', async ({ client, assert }) => {
    const [ava, noah] = await Promise.all([createUser(), createUser()])
    const liked = await createPublicDesign(ava)
    await createPublicDesign(ava)
    const like = client.post(`/api/shared/${liked.shareToken}/like`).withCsrfToken()
    ;(await like.loginAs(noah)).assertStatus(200)
    const answer = await client.get('/api/designs/public?liked=me').loginAs(noah)
    assert.deepEqual(
      answer.body().designs.map(({ id }: { id: number }) => id),
      [liked.id]
    )
    assert.deepEqual(await idsOf(client, 'liked=me'), [])
  })

  test('names a choice that no design meets, so that it can be taken back', async ({ assert }) => {
    const nothing = { room: null, theme: null, designer: null, color: null, by: null, liked: null }
    const roomsFor = async (room: string | null) => {
      const looks = await listPublicLooks({ ...nothing, room })
      return looks.room_types.map(({ label }) => label)
    }
    assert.notInclude(await roomsFor(null), 'Studio apartment')
    assert.include(await roomsFor('studio'), 'Studio apartment')
  })

  test('goes on where a page ended, whatever came in front of it', async ({ client, assert }) => {
    const ava = await createUser()
    const { id } = await createPublicDesign(ava, { roomType: 'library' })
    await db.rawQuery(
      `insert into designs (user_id, kind, status, progress, current_step, options, seed,
         image_id, image_width, image_height, image_orientation, share_token, published_at,
         created_at, updated_at)
       select user_id, kind, status, progress, current_step, options, seed,
         image_id, image_width, image_height, image_orientation, share_token || n,
         published_at - n * interval '1 hour', created_at, updated_at
       from designs, generate_series(1, 29) as n where id = ?`,
      [id]
    )
    const first = await client.get(`/api/designs/public?by=${ava.handle}&room=library`)
    assert.lengthOf(first.body().designs, 24)
    const newer = await createPublicDesign(ava, { roomType: 'library' })
    const second = await client.get(first.body().next_page_url)
    const ids = [...first.body().designs, ...second.body().designs].map((each) => each.id)
    assert.lengthOf(new Set(ids), 30)
    assert.notInclude(ids, newer.id)
    assert.isNull(second.body().next_page_url)
  })

  test('tells no more than its owner chose to show', async ({ client, assert }) => {
    const ava = await createUser()
    const { id } = await createPublicDesign(ava, { theme: 'coastal', customPrompt: 'my secret' })
    const answer = await client.get(`/api/designs/public?by=${ava.handle}`)
    const [design] = answer.body().designs
    assert.containsSubset(design, {
      id,
      title: 'Coastal',
      is_featured: false,
      author: { handle: ava.handle },
    })
    assert.notInclude(JSON.stringify(answer.body()), 'my secret')
    assert.notInclude(JSON.stringify(answer.body()), ava.email)
  })

  test('answers each question from an index', async ({ assert }) => {
    const conditions = [
      `true`,
      `options ->> 'roomType' = 'kitchen'`,
      `options ->> 'theme' = 'japandi'`,
      `options ->> 'designer' = 'ines-valmor'`,
      `options -> 'colors' @> '["sage"]'`,
    ]
    for (const condition of conditions) {
      const plan = await db.transaction(async (trx) => {
        await trx.rawQuery('set local enable_seqscan = off')
        return trx.rawQuery(
          `explain select id from designs where published_at is not null and ${condition}
           order by published_at desc, id desc limit 25`
        )
      })
      const lines = plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      assert.match(lines, /designs_public/, condition)
    }
  })
})

test.group('The gallery', () => {
  test('has the curated ones first, then the newest', async ({ client, assert }) => {
    const ava = await createUser()
    const [older, newer] = [await createPublicDesign(ava), await createPublicDesign(ava)]
    const otto = await createUser({ type: 'staff' })
    const path = `/api/designs/${older.id}/feature`
    ;(await client.post(path).withCsrfToken().loginAs(otto)).assertStatus(200)
    const ids = (await listGalleryDesigns(1000)).map(({ id }) => id)
    assert.isBelow(ids.indexOf(older.id), ids.indexOf(newer.id))
    assert.isAtLeast(ids.indexOf(older.id), 0)
    assert.deepEqual(ids.slice(0, 1), [older.id])
  })
})
