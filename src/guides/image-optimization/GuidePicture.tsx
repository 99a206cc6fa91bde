import { FormatSizesDrawing } from './FormatSizesDrawing.tsx'

export const GuidePicture = () => <FormatSizesDrawing />
