import app from '@adonisjs/core/services/app'
import { contentThreshold } from '#config/design'
import { ContentClassifier } from './content_classifier.js'

export interface ContentVerdict {
  isAllowed: boolean
  /** probability of pornography, 0 to 1 */
  score: number
}

const classifier = new ContentClassifier(app.makePath('resources/models/nsfw_inception_v3.onnx'))

/**
 * Detects pornography locally. Plain nudity, such as a painting, is fine.
 * @param image JPEG, PNG or WebP
 * @throws Error if it fails
 */
export async function checkContent(image: Buffer): Promise<ContentVerdict> {
  const { porn, hentai } = await classifier.classify(image)
  const score = porn + hentai
  return { isAllowed: score <= contentThreshold, score }
}
