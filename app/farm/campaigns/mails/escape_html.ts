import string from '@adonisjs/core/helpers/string'

export const escapeHtml = (text: string) => string.escapeHTML(text)
