/** Bytes that can give themselves as text, in browsers from 2025 on (ECMAScript 2026). TypeScript's ES2024 lacks it. */
export type Base64Bytes = { toBase64(): string }
