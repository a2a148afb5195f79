import { test } from '@japa/runner'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { changeQuery } from '#app/kit/calls/change_query'
import { queries } from '#app/kit/calls/queries'
import { eventually } from '#tests/support/eventually'
import { heldBack } from '#tests/support/held_back'

const KEY = ['members']

test.group('Changing a query', (group) => {
  let onServer: string[]
  const load = async () => [...onServer]
  const shown = () => queries.getQueryData<string[]>(KEY)
  const isIdle = () => queries.isFetching({ queryKey: KEY }) === 0
  const drop = (name: string) => {
    onServer = onServer.filter((one) => one !== name)
    changeQuery<string[]>(KEY, (names) => names.filter((one) => one !== name))
  }

  group.each.setup(() => {
    onServer = ['Ava', 'Noah']
    return () => queries.clear()
  })

  test('shows the change at once when nothing is asked for', async ({ assert }) => {
    const observer = new QueryObserver(queries, { queryKey: KEY, queryFn: load })
    const leave = observer.subscribe(() => {})
    await eventually(isIdle)
    drop('Noah')
    assert.deepEqual(shown(), ['Ava'])
    assert.isTrue(isIdle())
    leave()
  })

  test('a first answer that was on its way does not take it back', async ({ assert }) => {
    const late = heldBack(load)
    const observer = new QueryObserver(queries, { queryKey: KEY, queryFn: late.call })
    const leave = observer.subscribe(() => {})
    drop('Noah')
    late.arrive()
    await eventually(isIdle)
    assert.deepEqual(shown(), ['Ava'])
    leave()
  })

  test('nor does a second one, and the change stays while it is asked for again', async ({
    assert,
  }) => {
    const observer = new QueryObserver(queries, { queryKey: KEY, queryFn: load })
    const leave = observer.subscribe(() => {})
    await eventually(isIdle)
    const late = heldBack(load)
    observer.setOptions({ queryKey: KEY, queryFn: late.call })
    void observer.refetch()
    drop('Noah')
    assert.deepEqual(shown(), ['Ava'])
    drop('Ava')
    assert.deepEqual(shown(), [])
    late.arrive()
    await eventually(isIdle)
    assert.deepEqual(shown(), [])
    leave()
  })

  test('nor does the next page of a list', async ({ assert }) => {
    const pageOf = async ({ pageParam }: { pageParam: number }) => onServer[pageParam] ?? null
    const options = {
      queryKey: KEY,
      queryFn: pageOf,
      initialPageParam: 0,
      getNextPageParam: (_: unknown, pages: unknown[]) => pages.length,
    }
    const observer = new InfiniteQueryObserver(queries, options)
    const leave = observer.subscribe(() => {})
    await eventually(isIdle)
    const late = heldBack(pageOf)
    observer.setOptions({ ...options, queryFn: late.call })
    void observer.fetchNextPage()
    onServer = ['Ava, admin', 'Noah']
    changeQuery<{ pages: string[]; pageParams: number[] }>(KEY, (held) => ({
      ...held,
      pages: ['Ava, admin'],
    }))
    late.arrive()
    await eventually(isIdle)
    assert.equal(observer.getCurrentResult().data?.pages[0], 'Ava, admin')
    leave()
  })
})
