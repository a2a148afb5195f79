import { DateTime } from 'luxon'
import {
  SECURITY_TEXT_DAYS,
  MAX_SHORT_NAME_CHARACTERS,
} from '#app/site/well_known/well_known_limits'
import { escapeXml } from '#app/common/text/escape_xml'

/** Where to report a vulnerability, as RFC 9116 has it. @param origin without a trailing slash */
export function securityText(origin: string): string {
  const ends = DateTime.utc().startOf('day').plus({ days: SECURITY_TEXT_DAYS })
  return [
    `Contact: ${origin}/contact`,
    `Expires: ${ends.toISO({ suppressMilliseconds: true })}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Lets browsers search here from their address bar. @param origin without a trailing slash */
export function openSearchXml(name: string, origin: string): string {
  const short = escapeXml([...name].slice(0, MAX_SHORT_NAME_CHARACTERS).join(''))
  const url = escapeXml(origin)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${short}</ShortName>`,
    `<Description>Search homes on ${escapeXml(name)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/svg+xml">${url}/favicon.svg</Image>`,
    `<Url type="text/html" template="${url}/search?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${url}/opensearch.xml"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
