export declare function build(options?: { folder?: string; apiUrl?: string }): boolean
