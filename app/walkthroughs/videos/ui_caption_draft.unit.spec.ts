import { test } from '@japa/runner'
import {
  addLine,
  faultIn,
  moveEnd,
  moveStart,
  openDraft,
  removeLine,
  takeFile,
  writeText,
  formatLineTime,
  parseLineTime,
  type CaptionDraft,
  type Drafted,
} from '#app/walkthroughs/videos/ui/caption_draft'

const DURATION_MS = 10_000

function made(drafted: Drafted): CaptionDraft {
  if (typeof drafted === 'string') throw new Error(drafted)
  return drafted
}

const timesOf = ({ lines }: CaptionDraft) => lines.map(({ startsMs, endsMs }) => [startsMs, endsMs])

test.group('Captions that are typed', () => {
  test('begin where the player stands and end where the next one begins', ({ assert }) => {
    let draft = openDraft('en', null)
    for (const at of [6020, 1000, 2500, 9500]) draft = made(addLine(draft, at, DURATION_MS))
    assert.deepEqual(timesOf(draft), [
      [1000, 2500],
      [2500, 5500],
      [6000, 9000],
      [9500, 10_000],
    ])
    assert.lengthOf(new Set(draft.lines.map(({ key }) => key)), 4)
    assert.match(String(addLine(draft, 6090, DURATION_MS)), /begins here already/)
    assert.match(String(addLine(draft, 10_000, DURATION_MS)), /no room/)
  })

  test('a moved line keeps its length and its order', ({ assert }) => {
    let draft = made(addLine(openDraft('en', null), 0, DURATION_MS))
    const [first] = draft.lines
    draft = made(addLine(draft, 4000, DURATION_MS))
    draft = moveStart(draft, first.key, 5000)
    assert.deepEqual(timesOf(draft), [
      [4000, 7000],
      [5000, 8000],
    ])
    assert.match(String(moveEnd(draft, first.key, 5000)), /end after/)
    assert.deepEqual(timesOf(made(moveEnd(draft, first.key, 5250)))[1], [5000, 5250])
  })

  test('aren’t saved without text', ({ assert }) => {
    let draft = openDraft('en', null)
    assert.match(faultIn(draft)!, /Add a line/)
    draft = made(addLine(draft, 3500, DURATION_MS))
    assert.match(faultIn(draft)!, /line at 0:03\.5 has no text/)
    draft = writeText(draft, draft.lines[0].key, 'The hall')
    assert.isNull(faultIn(draft))
    assert.isEmpty(removeLine(draft, draft.lines[0].key).lines)
  })

  test('a file replaces them, unless it is broken', ({ assert }) => {
    const draft = made(addLine(openDraft('de', null), 0, DURATION_MS))
    const taken = made(takeFile(draft, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n'))
    assert.deepEqual(timesOf(taken), [[1000, 2000]])
    assert.equal(taken.language, 'de')
    assert.isTrue(taken.isChanged)
    assert.equal(
      takeFile(draft, 'WEBVTT\n\n00:02.000 --> 00:01.000\nHallo\n'),
      'Line 3 of this file: The end must be after the start.'
    )
  })

  test('times are read as people write them', ({ assert }) => {
    for (const [text, ms] of [
      ['0:03.5', 3500],
      ['75', 75_000],
      ['1:02:03,048', 3_723_048],
      [' 4.25 ', 4250],
      ['0:60', null],
      ['1:60:00', null],
      ['soon', null],
      ['', null],
    ] as const) {
      assert.equal(parseLineTime(text), ms, text)
    }
    for (const ms of [0, 100, 3048, 59_999, 3_723_500]) {
      assert.equal(parseLineTime(formatLineTime(ms)), ms)
    }
    assert.equal(formatLineTime(3500), '0:03.5')
    assert.equal(formatLineTime(3_723_048), '1:02:03.048')
  })
})
