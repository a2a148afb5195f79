import { test } from '@japa/runner'
import { readCaptionLines, writeCaptionLines } from '#app/videos/captions/caption_lines'
import { findCaptionFault } from '#app/videos/captions/web_vtt'

const line = (startsMs: number, endsMs: number, text: string) => ({
  startsMs,
  endsMs,
  text,
  name: null,
  settings: null,
})

test.group('Lines of captions', () => {
  test('keep what a file says of them', ({ assert }) => {
    const content = [
      'WEBVTT',
      'STYLE\n::cue { color: white }',
      'intro\n00:00:01.000 --> 00:00:04.048 line:0 align:start\nThe <i>hall</i>\nwith a view',
      '01:02:03.500 --> 01:02:04.000\nOut\n',
    ].join('\n\n')
    const read = readCaptionLines(content)
    assert.deepEqual(read.lines, [
      {
        startsMs: 1000,
        endsMs: 4048,
        text: 'The <i>hall</i>\nwith a view',
        name: 'intro',
        settings: 'line:0 align:start',
      },
      line(3_723_500, 3_724_000, 'Out'),
    ])
    assert.equal(writeCaptionLines(read), content)
  })

  test('are valid however they were typed, and read as typed', ({ assert }) => {
    const typed = ['Tom & Ada', '3 < 4', 'a <b> and <3', 'R&amp;B', 'one\ntwo']
    const lines = typed.map((text, index) => line(index * 1000, index * 1000 + 900, text))
    const content = writeCaptionLines({ lines: lines.toReversed(), notes: [] })
    assert.isNull(findCaptionFault(content))
    const read = readCaptionLines(content).lines.map(({ text }) => text)
    assert.deepEqual(read, ['Tom & Ada', '3 < 4', 'a <b> and <3', 'R&B', 'one\ntwo'])
    assert.include(content, 'Tom &amp; Ada')
    assert.include(content, 'a <b> and &lt;3')
  })

  test('can’t break out of their place', ({ assert }) => {
    const text = 'one\n\n  \n00:05.000 --> 00:06.000\ntwo'
    const content = writeCaptionLines({ lines: [line(0, 1000, text)], notes: [] })
    assert.isNull(findCaptionFault(content))
    assert.lengthOf(readCaptionLines(content).lines, 1)
  })
})
