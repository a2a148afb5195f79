import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { pageOf, pageRequest } from '#app/common/http/paginator'

async function requestOf(query: string) {
  const ctx = await testUtils.createHttpContext()
  ctx.request.request.url = `/api/designs?${query}`
  const asked = await testUtils.createHttpContext({ req: ctx.request.request })
  return { ctx: asked, page: pageRequest(asked) }
}

test.group('Pages of lists', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are the first and of twenty unless asked otherwise, of fifty at most', async ({
    assert,
  }) => {
    for (const [query, page, perPage] of [
      ['', 1, 20],
      ['page=3&per_page=7', 3, 7],
      ['page=0&per_page=-1', 1, 20],
      ['page=x&per_page=1.5', 1, 20],
      ['per_page=51', 1, 50],
      ['page=1000000', 1_000_000, 20],
      ['page=99999999999999999999', 1_000_000_000, 20],
    ] as const) {
      assert.deepEqual((await requestOf(query)).page, { page, perPage }, query)
    }
  })

  test('lead to the next with the same question', async ({ assert }) => {
    const { ctx, page } = await requestOf('roomType[]=kitchen&page=2&q=a%26b')
    const { next_page_url: next, prev_page_url: before } = pageOf(ctx, [], page, true)
    assert.equal(next, '/api/designs?roomType%5B%5D=kitchen&page=3&q=a%26b')
    assert.equal(before, '/api/designs?roomType%5B%5D=kitchen&page=1&q=a%26b')
    const followed = await requestOf('utm_source=mail&q=a&fbclid=IwAR0&page=2&_hsenc=1')
    const { next_page_url: bare } = pageOf(followed.ctx, [], followed.page, true)
    assert.equal(bare, '/api/designs?q=a&page=3')
  })
})
