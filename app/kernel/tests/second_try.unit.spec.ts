import { test } from '@japa/runner'

interface Place {
  suite: string
  file: string
  title: string
}

interface Result {
  passed: Place[]
  failures: (Place & { reason: string; isHook?: boolean })[]
  crashed: boolean
}

interface Sum {
  passed: number
  failures: Place[]
  flaky: Place[]
}

type RunAgain = (
  ended: Result[],
  run: (suite: string, file: string) => Promise<Result>
) => Promise<Sum>

const SCRIPT = new URL('../../../scripts/lib/run_again.mjs', import.meta.url).href
const { runAgain }: { runAgain: RunAgain } = await import(SCRIPT)

const at = (file: string, title = 'works', suite = 'browser') => ({ suite, file, title })
const failed = (file: string, title = 'works', suite = 'browser') => ({
  ...at(file, title, suite),
  reason: 'Waited',
})
const ended = ({ passed = [], failures = [], crashed = false }: Partial<Result>): Result => ({
  passed,
  failures,
  crashed,
})

test.group('Second try', () => {
  const asked: string[] = []
  const answering = (answer: Result) => async (suite: string, file: string) => {
    asked.push(`${suite} ${file}`)
    return answer
  }
  const never = answering(ended({}))

  test('a file that passes as a whole counts as passed, and its failure as flaky', async ({
    assert,
  }) => {
    asked.splice(0)
    const lanes = [
      ended({ passed: [at('a.ts', 'first'), at('b.ts')], failures: [failed('a.ts')] }),
      ended({ passed: [at('c.ts', 'sum', 'unit')] }),
    ]
    const again = ended({ passed: [at('a.ts', 'first'), at('a.ts')] })
    const { passed, failures, flaky } = await runAgain(lanes, answering(again))
    assert.deepEqual(asked, ['browser a.ts'])
    assert.equal(passed, 4)
    assert.deepEqual(failures, [])
    assert.deepEqual(flaky, [failed('a.ts')])
  })

  test('it stays a failure if it fails, crashes, or has not really run again', async ({
    assert,
  }) => {
    const lanes = [ended({ passed: [at('a.ts', 'first')], failures: [failed('a.ts')] })]
    for (const again of [
      ended({ passed: [at('a.ts', 'first')], failures: [failed('a.ts')] }),
      ended({ passed: [at('a.ts', 'first'), at('a.ts')], crashed: true }),
      ended({ passed: [at('a.ts', 'first'), at('a.ts', 'another')] }),
      ended({ passed: [at('a.ts')] }),
      ended({}),
    ]) {
      const { passed, failures, flaky } = await runAgain(lanes, answering(again))
      assert.equal(passed, 1)
      assert.deepEqual(failures, [failed('a.ts')])
      assert.deepEqual(flaky, [])
    }
  })

  test('a failed hook is flaky if the tests of its file run', async ({ assert }) => {
    const hook = { ...failed('a.ts', 'Chats, setup'), isHook: true }
    const again = ended({ passed: [at('a.ts')] })
    const { passed, failures } = await runAgain([ended({ failures: [hook] })], answering(again))
    assert.equal(passed, 1)
    assert.deepEqual(failures, [])
    const nothing = await runAgain([ended({ failures: [hook] })], answering(ended({})))
    assert.deepEqual(nothing.failures, [hook])
  })

  test('there is none after a crash, for more than three files, or for other suites', async ({
    assert,
  }) => {
    asked.splice(0)
    const many = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].map((file) => failed(file))
    for (const failures of [
      many,
      [failed('u.ts', 'sums', 'unit'), failed('f.ts', 'survives', 'faults')],
      [failed('s.ts', 'scales', 'scale')],
      [failed('', 'browser, setup'), failed('a.ts')],
    ]) {
      const sum = await runAgain([ended({ failures })], never)
      assert.deepEqual(sum.failures, failures)
    }
    const crash = failed('', 'the test process', '')
    await runAgain(
      [ended({ failures: [crash], crashed: true }), ended({ failures: many.slice(3) })],
      never
    )
    assert.deepEqual(asked, [])
  })
})
