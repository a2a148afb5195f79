import { test } from '@japa/runner'
import { calendarFile, type CalendarEvent } from '#app/common/calendar_file'

const EVENT: CalendarEvent = {
  uid: 'viewing-7@vesta.example',
  startsAt: new Date('2026-03-07T09:30:00Z'),
  endsAt: new Date('2026-03-07T10:00:00Z'),
  madeAt: new Date('2026-03-01T12:00:00Z'),
  status: 'TENTATIVE',
  title: 'Viewing',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test.group('Calendar file', () => {
  test('is one event in UTC, each line ended by CRLF', ({ assert }) => {
    const file = calendarFile(EVENT)
    assert.equal(
      file,
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//vesta//calendar//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:viewing-7@vesta.example',
        'DTSTAMP:20260301T120000Z',
        'DTSTART:20260307T093000Z',
        'DTEND:20260307T100000Z',
        'STATUS:TENTATIVE',
        'SUMMARY:Viewing',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n')
    )
  })

  test('escapes what text may hold, so that nobody adds lines', ({ assert }) => {
    const title = 'Casa; Livia, a\\b\r\nATTENDEE:x\u0007\u2028'
    const lines = unfolded(calendarFile({ ...EVENT, title, description: 'One\nTwo\rThree' }))
    assert.include(lines, 'SUMMARY:Casa\\; Livia\\, a\\\\b\\nATTENDEE:x\u2028')
    assert.include(lines, 'DESCRIPTION:One\\nTwo\\nThree')
    assert.isFalse(lines.some((line) => line.startsWith('ATTENDEE')))
  })

  test('folds at 75 octets without splitting a character', ({ assert }) => {
    const title = '🏡 Вилла у моря '.repeat(30)
    const file = calendarFile({ ...EVENT, title })
    for (const line of file.split('\r\n')) {
      assert.isAtMost(Buffer.byteLength(line), 75)
      assert.notInclude(line, '\uFFFD')
    }
    assert.include(unfolded(file), `SUMMARY:${title}`)
    const ascii = calendarFile({ ...EVENT, title: 'x'.repeat(67) })
    assert.include(ascii.split('\r\n'), `SUMMARY:${'x'.repeat(67)}`, 'exactly 75 are not folded')
  })

  test('tells where', ({ assert }) => {
    const lines = unfolded(
      calendarFile({
        ...EVENT,
        location: 'Via del Molo 7, Portofino',
        at: { latitude: 44.3036, longitude: 9.2098 },
        url: 'https://vesta.example/properties/casa livia\r\nX:y',
      })
    )
    assert.includeMembers(lines, [
      'LOCATION:Via del Molo 7\\, Portofino',
      'GEO:44.303600;9.209800',
      'URL:https://vesta.example/properties/casa%20livia%0D%0AX:y',
    ])
  })
})
