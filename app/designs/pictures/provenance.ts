/**
 * A photograph that a trained algorithm has edited.
 * Source: https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

/**
 * XMP that says how a picture came about, where programs look for it.
 * Source: IPTC Photo Metadata Standard, property "Digital Source Type",
 * https://www.iptc.org/std/photometadata/specification/
 *
 * @param engine what made it
 */
export function provenanceXmp(engine: string | null): string {
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""
        xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
        xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>
      <xmp:CreatorTool>${escaped(engine ?? 'unknown')}</xmp:CreatorTool>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
