CREATE TABLE "search_visitors" (
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_visitors_brand_language_key_visitor_hash_pk" PRIMARY KEY("brand","language","key","visitor_hash")
);
--> statement-breakpoint
CREATE INDEX "search_visitors_time" ON "search_visitors" USING btree ("counted_at");