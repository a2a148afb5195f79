import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collapseUpscaler } from './upscaler/collapse_upscaler.js'

/** Builds `resources/models/*.onnx` from two npm packages, unpacked but never installed. */
const TARGET = fileURLToPath(new URL('../../resources/models/', import.meta.url))

const lines = unpack('jp.keijiro.mlsd@1.0.0')
copyFileSync(join(lines, 'ONNX/mlsd_512x512_large.onnx'), join(TARGET, 'mlsd_512_large.onnx'))

const upscaler = unpack('@upscalerjs/esrgan-slim@1.0.0')
const converted = collapseUpscaler(join(upscaler, 'models/x2/model.json'))
writeFileSync(join(TARGET, 'esrgan_slim_x2.onnx'), converted)

function unpack(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vesta-models-'))
  execFileSync('npm', ['pack', '--silent', name], { cwd: folder })
  execFileSync('tar', ['xzf', readdirSync(folder)[0]], { cwd: folder })
  return join(folder, 'package')
}
