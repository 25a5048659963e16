// Writes the types of everything that the server tells and takes, out of its own OpenAPI document.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const [document, target] = process.argv.slice(2);
if (!document || !target) throw new Error('usage: node scripts/types.js DOCUMENT TARGET');
const ast = await openapiTS(JSON.parse(await readFile(document, 'utf8')), {
  emptyObjectsUnknown: true,
  // What has a default may be left out: of what is sent, and of what is told.
  defaultNonNullable: false,
});
await mkdir(new URL('.', `file://${process.cwd()}/${target}`), { recursive: true });
await writeFile(target, astToString(ast));
