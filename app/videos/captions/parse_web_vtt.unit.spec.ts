import { test } from '@japa/runner'
import { findCaptionFault } from '#app/videos/captions/web_vtt'

const FINE = `WEBVTT - The house

NOTE Written by hand

STYLE
::cue { color: white }

1
00:01.000 --> 00:04.000 line:0 align:start
The <i>hall</i>
with a view

01:00:00.000 --> 01:00:02.500
Two lists`

const FAULTS: [text: string, line: number, message: RegExp][] = [
  ['', 1, /WEBVTT/],
  ['WEBVTTx\n\n00:01.000 --> 00:02.000\nx', 1, /WEBVTT/],
  ['#EXTM3U\n', 1, /WEBVTT/],
  ['WEBVTT\n00:01.000 --> 00:02.000\nx', 2, /empty line after/],
  ['WEBVTT\n', 2, /no captions/],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nx', 3, /Write times/],
  ['WEBVTT\n\n00:01.000 --> 00:99.000\nx', 3, /Write times/],
  ['WEBVTT\n\nintro\nthe hall', 3, /missing/],
  ['WEBVTT\n\nintro', 3, /missing/],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\nx', 3, /after the start/],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny', 6, /order/],
  ['WEBVTT\n\n00:01.000 --> 00:02.000 color:red\nx', 3, /“color:red”/],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nx\n00:03.000 --> 00:04.000\ny', 5, /between two/],
  ['WEBVTT\n\nNOTE\na --> b', 4, /note or style/],
]

test.group('Captions', () => {
  test('are taken with notes, styles, names and settings, however lines end', ({ assert }) => {
    assert.isNull(findCaptionFault(FINE))
    assert.isNull(findCaptionFault(`\uFEFF${FINE.replaceAll('\n', '\r\n')}\r\n`))
    assert.isNull(findCaptionFault(FINE.replaceAll('\n', '\r')))
  })

  test('that no player could show are refused with the line and the reason', ({ assert }) => {
    for (const [text, line, message] of FAULTS) {
      const fault = findCaptionFault(text)
      assert.equal(fault?.line, line, JSON.stringify(text))
      assert.match(fault?.message ?? '', message)
    }
  })
})
