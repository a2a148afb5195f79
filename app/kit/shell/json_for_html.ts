const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * JSON that is safe anywhere in an HTML document, even in script elements. `<!--<script>` in a text
 * would otherwise swallow the rest of the document (HTML, "Restrictions for contents of script
 * elements").
 * @throws TypeError for what JSON can't express, such as a cycle
 */
export function jsonForHtml(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
