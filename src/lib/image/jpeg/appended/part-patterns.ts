/** What tells a gain map and a depth map in XMP data, or at the start of a further picture. */
export const gainMapPattern = /hdrgm[:=]|hdr-gain-map|HDRGainMap|urn:iso:std:iso:ts:21496/
export const depthMapPattern = /GDepth|depthmap|DepthMap|aux:depth/
