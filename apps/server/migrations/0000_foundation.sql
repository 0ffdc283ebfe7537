CREATE TABLE "assortments" (
	"brand" text NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "assortments_brand_product_key_pk" PRIMARY KEY("brand","product_key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"key" text PRIMARY KEY NOT NULL,
	"parent_key" text,
	"position" integer NOT NULL,
	"image_file" text
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_key" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "category_texts_category_key_language_pk" PRIMARY KEY("category_key","language")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"file" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_colour" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"sku" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_entries_amount" CHECK ("price_entries"."amount_minor" > 0),
	CONSTRAINT "price_entries_period" CHECK ("price_entries"."ends_at" > "price_entries"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_key" text NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "product_images_product_key_position_pk" PRIMARY KEY("product_key","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_key" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"colour_name" text NOT NULL,
	CONSTRAINT "product_texts_product_key_language_pk" PRIMARY KEY("product_key","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"key" text PRIMARY KEY NOT NULL,
	"design_key" text NOT NULL,
	"category_key" text NOT NULL,
	"series" text NOT NULL,
	"fabric_color" text NOT NULL,
	"material" text NOT NULL,
	"width_cm" double precision NOT NULL,
	"depth_cm" double precision NOT NULL,
	"height_cm" double precision NOT NULL,
	"weight_kg" double precision NOT NULL,
	"sold_in_groups_of" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"slugs" jsonb NOT NULL,
	"images" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"component_name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"heading" text,
	"blocks" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_page_id_version_pk" PRIMARY KEY("page_id","version"),
	CONSTRAINT "page_versions_period" CHECK ("page_versions"."unpublish_at" > "page_versions"."publish_at")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "redirects_brand_language_from_path_pk" PRIMARY KEY("brand","language","from_path"),
	CONSTRAINT "redirects_status" CHECK ("redirects"."status" in (301, 302, 410))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"brand" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "settings_brand_language_key_pk" PRIMARY KEY("brand","language","key")
);
--> statement-breakpoint
CREATE TABLE "well_known_pages" (
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "well_known_pages_brand_language_key_pk" PRIMARY KEY("brand","language","key")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"forename" text NOT NULL,
	"surname" text NOT NULL,
	"phone_number" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assortments" ADD CONSTRAINT "assortments_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_key_categories_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."categories"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_file_media_files_file_fk" FOREIGN KEY ("file") REFERENCES "public"."media_files"("file") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_key_categories_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."categories"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_texts_slug" ON "category_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "price_entries_current" ON "price_entries" USING btree ("brand","market","sku","starts_at");--> statement-breakpoint
CREATE INDEX "products_design" ON "products" USING btree ("design_key");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_key","position");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "page_versions_schedule" ON "page_versions" USING btree ("publish_at","unpublish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_address" ON "pages" USING btree ("brand","language","path");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_key" ON "pages" USING btree ("brand","language","key");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("brand",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "employees_email" ON "employees" USING btree ("brand",lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");