// Long because: every order of answers and events starts from the same shelf
import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { FIRST_RUN } from '#app/designs/designer/ui/run_words'
import type { Design } from '#app/designs/ui/types'
import { heldBack } from '#tests/support/held_back'

const DESIGN: Design = {
  ...FIRST_RUN,
  id: 7,
  status: 'processing',
  current_step: 1,
  error: null,
  image: null,
  high_res_image: null,
  original_image: null,
  image_width: 3,
  image_height: 2,
  high_res_image_width: null,
  high_res_image_height: null,
  image_orientation: 'landscape',
  favorite: false,
  options: {
    roomType: null,
    designer: null,
    location: null,
    theme: null,
    colors: [],
    customPrompt: null,
  },
  prompt: null,
  engine_kind: null,
  engine: null,
  structure_score: null,
  remarks: [],
  unmet: [],
  parent_id: null,
  corrections: null,
  share: null,
  published_at: null,
  is_taken_down: false,
  is_partial: false,
  created_at: '2026-01-01T00:00:00.000Z',
}

function shelfWith(design: Design, onServer: Design = design) {
  let asked = 0
  const api = {
    show: async () => {
      asked += 1
      return { design: onServer }
    },
    list: async () => {
      throw new Error('not asked for')
    },
  }
  const shelf = new DesignShelf(api)
  shelf.take(design)
  return { shelf, asked: () => asked }
}

function shelfOf(count: number, { perPage }: { perPage: number }) {
  const server = new Set(Array.from({ length: count }, (_, index) => index + 1))
  const pageOf = (page: number) => {
    const all = [...server].sort((a, b) => b - a).map((id) => ({ ...DESIGN, id }))
    return {
      data: all.slice((page - 1) * perPage, page * perPage),
      current_page: page,
      per_page: perPage,
      next_page_url: all.length > page * perPage ? `?page=${page + 1}` : null,
      prev_page_url: null,
    }
  }
  const api = {
    show: async () => ({ design: DESIGN }),
    list: async ({ page }: { page: number }) => ({ designs: pageOf(page) }),
  }
  const shelf = new DesignShelf(api, { designs: pageOf(1).data, hasMore: true, filter: {} })
  return { shelf, server }
}

function idsOn(shelf: DesignShelf): number[] {
  return shelf.snapshot().designs.map(({ id }) => id)
}

test.group('Shelf of designs', () => {
  test('a design only comes further within a run, in whichever order events arrive', ({
    assert,
  }) => {
    const { shelf } = shelfWith({ ...DESIGN, progress: 40, current_step: 3 })
    shelf.note({ ...DESIGN, progress: 30, current_step: 2 })
    assert.equal(shelf.find(7)?.progress, 40)
    shelf.note({ ...DESIGN, progress: 70, current_step: 4 })
    assert.equal(shelf.find(7)?.progress, 70)
  })

  test('a failure is taken in, however far the design was', ({ assert }) => {
    const { shelf } = shelfWith({ ...DESIGN, progress: 70 })
    shelf.note({ ...DESIGN, status: 'failed', progress: 70, error: 'No luck.' })
    assert.equal(shelf.find(7)?.error, 'No luck.')
  })

  test('news of the end waits for the picture', async ({ assert }) => {
    const { shelf } = shelfWith({ ...DESIGN, progress: 90 })
    const whole: Design = { ...DESIGN, status: 'completed', progress: 100, engine: 'Test' }
    shelf.note(whole)
    assert.equal(shelf.find(7)?.status, 'processing')
    assert.equal(shelf.find(7)?.progress, 100)
    await shelf.finish(whole)
    assert.equal(shelf.find(7)?.status, 'completed')
  })

  test('an event that was too small for the design has it fetched', async ({ assert }) => {
    const whole: Design = { ...DESIGN, status: 'completed', prompt: 'at length' }
    const { shelf, asked } = shelfWith(DESIGN, whole)
    await shelf.finish({ ...whole, prompt: null, is_partial: true })
    assert.equal(asked(), 1)
    assert.equal(shelf.find(7)?.prompt, 'at length')
  })

  test('what could not be loaded is told, and nothing is lost', async ({ assert }) => {
    const { shelf } = shelfWith(DESIGN)
    await shelf.loadMore()
    const { designs, error, isLoading } = shelf.snapshot()
    assert.equal(error, 'We couldn’t load your designs. Try again.')
    assert.isFalse(isLoading)
    assert.lengthOf(designs, 1)
  })

  test('no design is passed over after some were deleted, and none comes twice', async ({
    assert,
  }) => {
    const { shelf, server } = shelfOf(9, { perPage: 3 })
    for (const id of [9, 8]) server.delete(id)
    for (const id of [9, 8]) shelf.remove(id)
    await shelf.loadMore()
    await shelf.loadMore()
    assert.deepEqual(idsOn(shelf), [7, 6, 5, 4, 3, 2])
    await shelf.loadMore()
    assert.deepEqual(idsOn(shelf), [7, 6, 5, 4, 3, 2, 1])
    assert.isFalse(shelf.snapshot().hasMore)
  })

  test('older designs that were opened by their address stand for none that lie between', async ({
    assert,
  }) => {
    const { shelf } = shelfOf(7, { perPage: 2 })
    shelf.take({ ...DESIGN, id: 1 }, { ...DESIGN, id: 2 })
    await shelf.loadMore()
    assert.deepEqual(idsOn(shelf), [7, 6, 5, 4, 2, 1])
  })

  test('newer designs that nobody told of do not keep it from going on', async ({ assert }) => {
    const { shelf, server } = shelfOf(5, { perPage: 2 })
    for (const id of [6, 7]) server.add(id)
    await shelf.loadMore()
    assert.deepEqual(idsOn(shelf), [5, 4, 3, 2])
  })
})

test.group('Shelf of designs, with answers that come late', () => {
  const DONE: Design = { ...DESIGN, status: 'completed', progress: 100 }

  function open(design: Design = { ...DESIGN, progress: 40 }) {
    const server: { design: Design | null } = { design }
    const late = heldBack(async () => {
      if (!server.design) throw new CallFailure(404)
      return { design: server.design }
    })
    const page = { current_page: 1, per_page: 20, next_page_url: null, prev_page_url: null }
    const list = heldBack(async () => ({ designs: { ...page, data: [design] } }))
    const shelf = new DesignShelf({ show: late.call, list: list.call })
    shelf.take(design)
    return { shelf, server, late, list }
  }

  test('a finished design does not run again', async ({ assert }) => {
    const { shelf, server, late } = open()
    const refreshed = shelf.refresh(7)
    server.design = DONE
    await shelf.finish(DONE)
    late.arrive()
    await refreshed
    assert.equal(shelf.find(7)?.status, 'completed')
  })

  test('an answer before the event gives way to it', async ({ assert }) => {
    const { shelf, late } = open()
    late.arrive()
    await shelf.refresh(7)
    assert.equal(shelf.find(7)?.status, 'processing')
    await shelf.finish(DONE)
    assert.equal(shelf.find(7)?.status, 'completed')
  })

  test('progress does not go back', async ({ assert }) => {
    const { shelf, server, late } = open()
    const refreshed = shelf.refresh(7)
    server.design = { ...DESIGN, progress: 70 }
    shelf.note({ ...DESIGN, progress: 70 })
    late.arrive()
    await refreshed
    assert.equal(shelf.find(7)?.progress, 70)
  })

  test('of two answers in the wrong order, the first changes nothing', async ({ assert }) => {
    const { shelf, server, late } = open()
    const first = shelf.refresh(7)
    server.design = DONE
    await shelf.refresh(7)
    late.arrive()
    await first
    assert.equal(shelf.find(7)?.status, 'completed')
  })

  test('a deleted design does not come back', async ({ assert }) => {
    const { shelf, server, late, list } = open()
    const refreshed = shelf.refresh(7)
    const loaded = shelf.loadMore()
    server.design = null
    shelf.remove(7)
    late.arrive()
    list.arrive()
    await Promise.all([refreshed, loaded])
    assert.isUndefined(shelf.find(7))
  })

  test('a page of the list leaves what events told meanwhile', async ({ assert }) => {
    const { shelf, list } = open()
    const loaded = shelf.loadMore()
    await shelf.finish(DONE)
    list.arrive()
    await loaded
    assert.equal(shelf.find(7)?.status, 'completed')
  })

  test('a call’s answer is dropped once its design went further', async ({ assert }) => {
    const { shelf, server, late } = open({ ...DESIGN, status: 'failed' })
    late.arrive()
    const retried = heldBack(async () => [{ ...DESIGN, progress: 0 }])
    const taken = shelf.takeFrom(retried.call)
    server.design = { ...DESIGN, progress: 30 }
    shelf.note({ ...DESIGN, progress: 30 })
    retried.arrive()
    await taken
    assert.equal(shelf.find(7)?.progress, 30)
  })

  test('a change keeps the rest as it is, and makes no design', async ({ assert }) => {
    const { shelf } = open()
    await shelf.finish(DONE)
    shelf.change(7, { favorite: true })
    assert.include(shelf.find(7), { status: 'completed', favorite: true })
    shelf.remove(7)
    shelf.change(7, { favorite: false })
    assert.isUndefined(shelf.find(7))
  })
})
