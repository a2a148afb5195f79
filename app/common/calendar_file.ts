/** An event at a time, or on a whole day: `2026-10-11`. */
export type CalendarEvent = EventWords & ({ startsAt: Date; endsAt: Date } | { day: string })

interface EventWords {
  /** stable per event, wherever the file is made */
  uid: string
  /** when the file is made */
  madeAt: Date
  /** increases with each change */
  sequence?: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  title: string
  description?: string
  location?: string
  /** degrees, WGS 84 */
  at?: { latitude: number; longitude: number }
  url?: string
}

const MAX_LINE_OCTETS = 75

/** An iCalendar file with one event. Source: RFC 5545 */
export function calendarFile(event: CalendarEvent): string {
  return calendar(eventLines(event))
}

/** An iCalendar file to subscribe to. @param name shown by calendars */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  return calendar([
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
  ])
}

function calendar(lines: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vesta//calendar//EN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    ...timeLines(event),
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `STATUS:${event.status}`,
    `SUMMARY:${text(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.at ? [`GEO:${event.at.latitude.toFixed(6)};${event.at.longitude.toFixed(6)}`] : []),
    ...(event.url ? [`URL:${encodeURI(event.url)}`] : []),
    'END:VEVENT',
  ]
}

/** 3.6.1: without an end, a date is one whole day. */
function timeLines(event: CalendarEvent): string[] {
  if ('day' in event) return [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]
  return [`DTSTART:${utc(event.startsAt)}`, `DTEND:${utc(event.endsAt)}`]
}

/** 3.3.5, form 2 */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** 3.3.11; other control characters are not allowed anywhere. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** 3.1: lines of at most 75 octets, continued after a space, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > MAX_LINE_OCTETS) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += character
    octets += length
  }
  return [...parts, part].join('\r\n ')
}
